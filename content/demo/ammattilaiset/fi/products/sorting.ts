export const group = { raw: 101, poultry: 102, cooked: 103, sausages: 104, slices: 105, bases: 106, equipment: 107 }

export const category = { lunch: 121, school: 122, care: 123, restaurant: 124, fast: 125, breakfast: 126, kitchen: 127 }
