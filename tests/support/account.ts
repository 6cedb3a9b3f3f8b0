/** The staff account of the tests. */
export const account = { email: 'admin@nasaem.example', password: 'correct horse battery' }
