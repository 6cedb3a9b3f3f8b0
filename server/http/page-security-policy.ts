/** The inline scripts and styles of a page, as the policy names them: `'sha256-…'`. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/**
 * The content security policy of a page. Scripts run by the hash of their text alone: what they load in turn is trusted
 * through `strict-dynamic`, which every browser of the build's target knows, so no address has to be. Styles keep
 * `'self'` because Vite links the style sheets of lazy chunks; `style-src-attr` is open because rendered `style=""`
 * attributes carry picture colours and shapes. pdf.js compiles WebAssembly; the map is the one frame (opened when asked
 * for).
 */
export function pageSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    ['script-src', ...scripts, "'strict-dynamic' 'wasm-unsafe-eval'"].join(' '),
    "script-src-attr 'none'",
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.google.com https://maps.google.com',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}
