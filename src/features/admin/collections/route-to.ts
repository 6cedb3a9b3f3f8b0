/** A declared path as the router's links take it: it knows each route by its own name only. */
export function routeTo(path: `/admin/${string}`): '/admin' {
  // Every declared path is one of the routes.
  return path as '/admin'
}
