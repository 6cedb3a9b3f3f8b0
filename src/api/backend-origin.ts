/** Where the API and its files live; empty where site and API share an address, as they do unless told otherwise. */
export const backendOrigin = import.meta.env.VITE_BACKEND_ORIGIN ?? ''
