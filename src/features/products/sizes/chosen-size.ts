import type { FanModel } from '#contract/fans/fan-model.ts'
import { useHydrated } from '#src/hydration/use-hydrated.ts'
import { addressOf, useNavigation } from '#src/ui/navigation.ts'

/** @returns the model that a text names, in any letter case; else the one in the middle of the range */
export function findSize(
  models: readonly [FanModel, ...FanModel[]],
  asked: string | undefined,
): FanModel {
  const wanted = asked?.toLowerCase()
  const named = models.find(({ code }) => code.toLowerCase() === wanted)
  return named ?? models[Math.floor((models.length - 1) / 2)] ?? models[0]
}

/** The size that the address names once the page is taken over (SIZE-1), and how to choose another. */
export function useChosenSize(models: readonly [FanModel, ...FanModel[]]) {
  const hydrated = useHydrated()
  const { useSearch, useShownPath, go } = useNavigation()
  const search = useSearch()
  const path = useShownPath()
  return {
    chosen: findSize(models, hydrated ? search['size'] : undefined),
    choose: (code: string) =>
      go(addressOf({ to: path, search: { ...search, size: code } }), { replace: true }),
  }
}
