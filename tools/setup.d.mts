export const ROOT: string
export const NODE: string
export function say(line: string): void
export function fail(line: string): never
export function ensureInstalled(): void
export function ensureBuilt(): void
export function ensureDictionaries(): void
export function ensureJudges(): void
export function ensureChromium(): string
