export const group = { pork: 101, beef: 102, poultry: 103, trimmings: 104, offal: 105 }

export const category = { retail: 121, processing: 122, catering: 123, asia: 124 }
