import { createContext, useContext } from 'react'
import type { Me } from '#contracts/desk/me.ts'
import type { LiveCounts } from '../platform/live/use-live-counts.ts'

/** What every screen knows: who works here, and what waits. */
export interface DeskContext {
  readonly me: Me
  readonly counts: LiveCounts
}

const CONTEXT = createContext<DeskContext | null>(null)

export const DeskProvider = CONTEXT.Provider

export function useDesk(): DeskContext {
  const desk = useContext(CONTEXT)
  if (!desk) throw new Error('A screen was rendered outside the frame')
  return desk
}
