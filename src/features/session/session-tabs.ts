const channelName = 'session'

/** The other tabs, which share the cookies but not the store. */
export interface SessionTabs {
  tell: (signedIn: boolean) => void
}

/** Hears of sign-ins and sign-outs in other tabs, and tells them of those here. */
export function listenToTabs(onChange: (signedIn: boolean) => void): SessionTabs {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<{ signedIn: boolean }>) =>
    onChange(data.signedIn),
  )
  return { tell: (signedIn) => channel.postMessage({ signedIn }) }
}
