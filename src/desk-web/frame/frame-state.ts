import { create } from 'zustand'

interface FrameState {
  /** Which of the layers above the screen is open; one at most. */
  readonly layer: 'none' | 'palette' | 'shortcuts' | 'menu'
}

export const useFrame = create<FrameState>(() => ({ layer: 'none' }))

export const openLayer = (layer: FrameState['layer']): void => useFrame.setState({ layer })

export const closeLayer = (): void => useFrame.setState({ layer: 'none' })
