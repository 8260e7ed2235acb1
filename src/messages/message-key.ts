import type { messages } from './en/index.ts'

/** English defines the keys. Every other language must have the same ones. */
export type MessageKey = keyof typeof messages

export type Messages = Readonly<Record<MessageKey, string>>
