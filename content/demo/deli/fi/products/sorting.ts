export const group = { ham: 101, beef: 102, salami: 103, pate: 104, poultry: 105, platters: 106 }

export const category = { bread: 121, breakfast: 122, party: 123, cake: 124, christmas: 125 }
