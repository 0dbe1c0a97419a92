/** An email address as most specified forms accept it: with a top-level domain of two or three letters. */
export const shortEmail = /^[^\s@]+@[^\s@]+\.[a-z]{2,3}$/i

/** A numeric code, such as the customer number of professional kitchens. */
export const numericCode = /^\d{7,12}$/
