interface ImportMetaEnv {
  /** Where the API lives, such as `https://api.example.com`; absent where site and API share an address. */
  readonly VITE_BACKEND_ORIGIN?: string
}
