interface ImportMetaEnv {
  /** The address of the API, such as `https://api.example.com`; absent where site and API share an address. */
  readonly VITE_BACKEND_ORIGIN?: string
}
