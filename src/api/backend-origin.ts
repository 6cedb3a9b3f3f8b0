/** The origin of the API and its files; empty, the default, when site and API share an address. */
export const backendOrigin = import.meta.env.VITE_BACKEND_ORIGIN ?? ''
