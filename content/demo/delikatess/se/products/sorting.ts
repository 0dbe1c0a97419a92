export const group = { beef: 101, ham: 102, salami: 103, pate: 104, poultry: 105 }

export const category = { sandwich: 121, nibbles: 122, dinner: 123, christmas: 124 }
