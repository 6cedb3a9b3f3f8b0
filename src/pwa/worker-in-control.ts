/** Resolves once a worker answers this page's requests. */
export async function workerInControl({ serviceWorker }: Navigator): Promise<ServiceWorker> {
  await serviceWorker.ready
  for (;;) {
    if (serviceWorker.controller !== null) return serviceWorker.controller
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  }
}
