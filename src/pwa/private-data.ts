/** @param left the user who has chosen to leave; undefined where the session ended by itself, or there was none */
type Purge = (left: string | undefined) => void | Promise<void>

const purges = new Set<Purge>()

/** Names a way to forget what this device keeps for whoever is signed in. */
export function addPrivateData(purge: Purge): void {
  purges.add(purge)
}

/** Leaves nothing of a signed-out user on this device (offline design, admin). It never fails. */
export async function purgePrivateData(left?: string): Promise<void> {
  await Promise.allSettled([...purges].map(async (purge) => purge(left)))
}
