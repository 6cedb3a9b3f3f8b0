/** Tells every page of this site something, this one included. */
export function broadcast(name: string, message: unknown): void {
  const channel = new BroadcastChannel(name)
  channel.postMessage(message)
  channel.close()
}
