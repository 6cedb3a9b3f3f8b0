/** In local storage while this device may hold something of whoever was signed in. */
export const privateMark = 'private-data'
