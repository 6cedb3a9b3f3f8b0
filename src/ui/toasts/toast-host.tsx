import { useEffect, useState } from 'react'
import type { Language } from '#contract/locale.ts'
import { partOnDemand } from '../part-on-demand.tsx'
import { loadToastStack } from './load-toast-stack.ts'
import { listenToToasts, type Toast } from './show-toast.ts'

const ToastStack = partOnDemand(loadToastStack)

/** Shows toasts. Until the first one comes it shows nothing and loads no code. */
export function ToastHost({ language }: { language: Language }) {
  const [first, setFirst] = useState<Toast[]>([])
  const wanted = first.length > 0

  useEffect(() => {
    // From the first toast on, the stack itself listens.
    if (wanted) return
    return listenToToasts((toast) => setFirst((already) => [...already, toast]))
  }, [wanted])

  return wanted && <ToastStack language={language} first={first} />
}
