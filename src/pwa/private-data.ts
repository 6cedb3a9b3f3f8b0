type Purge = () => void | Promise<void>

const purges = new Set<Purge>()

/** Names a way to forget what this device keeps for whoever is signed in. */
export function addPrivateData(purge: Purge): void {
  purges.add(purge)
}

/** Leaves nothing of a signed-out user on this device (offline design, admin). It never fails. */
export async function purgePrivateData(): Promise<void> {
  await Promise.allSettled([...purges].map(async (purge) => purge()))
}
