export const group = { sausage: 101, ham: 102, bacon: 103, dried: 104, game: 105 }

export const category = { weekday: 121, grill: 122, christmas: 123, bread: 124 }
