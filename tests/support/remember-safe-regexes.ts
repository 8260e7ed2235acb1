import { buildRegexKey, checkRegex, readSafeRegexes, SHOP_REGEXES, writeSafeRegexes } from './regex-safety.ts'

// Checks what has not been checked yet, and forgets what is not used any more. With `--all` it checks everything again.
const known = process.argv.includes('--all') ? new Set<string>() : readSafeRegexes()
const distinct = new Map(SHOP_REGEXES.literals.map((regex) => [buildRegexKey(regex), regex]))
const safe: string[] = []

for (const [key, regex] of distinct) {
  const status = known.has(key) ? 'safe' : await checkRegex(regex)
  if (status === 'safe') safe.push(key)
  else process.stdout.write(`${status}: ${regex.place} ${key}\n`)
}
writeSafeRegexes(safe)
process.stdout.write(`${distinct.size} checked, ${distinct.size - safe.length} not safe\n`)
if (safe.length < distinct.size) process.exitCode = 1
