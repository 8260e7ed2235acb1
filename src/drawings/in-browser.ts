import { config } from 'zod'

// The validator tries to compile its checks, which a page without eval reports as a violation of its policy.
config({ jitless: true })
