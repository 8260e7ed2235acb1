import type { messages } from './en/index.ts'

/** English is the source of the keys; every other language must have the same ones. */
export type MessageKey = keyof typeof messages

export type Messages = Readonly<Record<MessageKey, string>>
