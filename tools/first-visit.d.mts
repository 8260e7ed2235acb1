import type { Page } from '@playwright/test'

/** Gzipped, for each public page. */
export const MAX_SCRIPT_BYTES: number

/** The paths of all files that a browser fetches for a first visit, without the visitor doing anything. */
export function openFirstVisit(page: Page, url: string, quietMs?: number): Promise<string[]>

/** The bytes of the scripts or styles among the files, gzipped, each once. */
export function sumBytes(paths: readonly string[], extension: 'js' | 'css'): number
