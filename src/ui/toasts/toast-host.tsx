import { Suspense, useEffect, useState } from 'react'
import type { Language } from '#contract/locale.ts'
import { lazyPart } from '../lazy-part.ts'
import { loadToastStack } from './load-toast-stack.ts'
import { listenToToasts, type Toast } from './show-toast.ts'

const ToastStack = lazyPart(loadToastStack)

/** Shows toasts. Until the first one comes it shows nothing and loads no code. */
export function ToastHost({ language }: { language: Language }) {
  const [first, setFirst] = useState<Toast[]>([])
  const wanted = first.length > 0

  useEffect(() => {
    // From the first toast on, the stack itself listens.
    if (wanted) return
    return listenToToasts((toast) => setFirst((already) => [...already, toast]))
  }, [wanted])

  return (
    wanted && (
      <Suspense fallback={null}>
        <ToastStack language={language} first={first} />
      </Suspense>
    )
  )
}
