import { hashMigrations, readReleased, writeReleased } from './released-migrations.ts'

// Adds what is new. A recorded migration keeps its hash: if its file differs, the file is what has to change back.
const released = readReleased()
const current = hashMigrations()
const added = Object.keys(current).filter((tag) => !(tag in released))
writeReleased({ ...current, ...released })
process.stdout.write(`${added.length} recorded${added.map((tag) => `\n  ${tag}`).join('')}\n`)
for (const tag of Object.keys(released).filter((name) => current[name] !== released[name])) {
  process.stdout.write(`${tag} is not what was released: change it back, and write a new migration\n`)
  process.exitCode = 1
}
