import './styles/desk.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './platform/api/queries.ts'
import { createDeskRouter } from './router.tsx'

/** A phone isn't signed in: it has a screen of its own, without the frame. */
const CAMERA_PATH = '/desk/camera'

const CameraScreen = lazy(async () => {
  const { CameraScreen: screen } = await import('./camera/camera-screen.tsx')
  return { default: screen }
})

function start(): void {
  const root = document.getElementById('desk')
  if (!root) throw new Error('The page has no place for the application')
  // A part of an older build is gone: the page that names the new one has it.
  window.addEventListener('vite:preloadError', () => location.reload())
  if (location.pathname === CAMERA_PATH) {
    createRoot(root).render(
      <Suspense>
        <CameraScreen />
      </Suspense>,
    )
    return
  }
  const client = createQueryClient()
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={createDeskRouter(client)} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

start()
