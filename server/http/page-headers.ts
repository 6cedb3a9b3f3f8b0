import { type InlineHashes, pageSecurityPolicy } from './page-security-policy.ts'

/** Security headers of every answer. */
export const answerHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  // The map's host is told which site shows it, not which page.
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const

/** Features that browsers offer to a page and that this site never uses. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** Security headers of a page. The service worker answers with those that came with its copy. */
export function pageHeaders(inline: InlineHashes) {
  return {
    ...answerHeaders,
    'content-security-policy': pageSecurityPolicy(inline),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  }
}
