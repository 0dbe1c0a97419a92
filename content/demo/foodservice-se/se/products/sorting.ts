export const group = { beef: 101, pork: 102, chicken: 103, cooked: 104, sausages: 105 }

export const category = { lunch: 121, school: 122, care: 123, fast: 124 }
