export const group = {
  steaks: 101,
  roasts: 102,
  stews: 103,
  mince: 104,
  poultry: 105,
  sausages: 106,
  pantry: 107,
  gifts: 108,
}

export const category = {
  weekday: 121,
  weekend: 122,
  grill: 123,
  feast: 124,
  christmas: 125,
  slow: 126,
  game: 127,
  gift: 128,
}
