export const group = { smoked: 101, sausages: 102, slices: 103, poultry: 104, dishes: 105 }

export const category = { retail: 121, counter: 122, catering: 123, sauna: 124 }
