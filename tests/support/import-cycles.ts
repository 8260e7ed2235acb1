import type { ImportEdge } from './source-files.ts'

/** The nodes that are reachable from a node. */
function reach(start: string, targets: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop())
    for (const target of targets.get(node) ?? []) {
      if (reached.has(target)) continue
      reached.add(target)
      waiting.push(target)
    }
  return reached
}

function mapTargets(edges: readonly ImportEdge[]): Map<string, Set<string>> {
  const targets = new Map<string, Set<string>>()
  for (const { from, to } of edges) targets.set(from, (targets.get(from) ?? new Set()).add(to))
  return targets
}

/** The edges that are part of a cycle: their start is reachable from their target. */
function selectCyclic(edges: readonly ImportEdge[]): ImportEdge[] {
  const targets = mapTargets(edges)
  const reached = new Map([...targets.keys()].map((node) => [node, reach(node, targets)]))
  return edges.filter(({ from, to }) => from === to || reached.get(to)?.has(from))
}

const describeEdge = ({ from, to }: ImportEdge): string => `${from} → ${to}`

/** Every import that is part of a cycle between files. */
export const findFileCycles = (edges: readonly ImportEdge[]): string[] =>
  [...new Set(selectCyclic(edges).map(describeEdge))].toSorted()

/** The folder directly below `base` that a file belongs to; null for a file elsewhere or in `base` itself. */
function findFolder(path: string, base: string): string | null {
  if (!path.startsWith(`${base}/`)) return null
  const [folder, ...rest] = path.slice(base.length + 1).split('/')
  return folder !== undefined && rest.length > 0 ? folder : null
}

/** Every import that is part of a cycle between the folders directly below `base`, with the folders it connects. */
export function findFolderCycles(edges: readonly ImportEdge[], base: string): string[] {
  const crossing = edges.flatMap((edge) => {
    const from = findFolder(edge.from, base)
    const to = findFolder(edge.to, base)
    return from !== null && to !== null && from !== to ? [{ from, to, edge }] : []
  })
  const cyclic = new Set(selectCyclic(crossing).map(describeEdge))
  return crossing
    .filter((folders) => cyclic.has(describeEdge(folders)))
    .map((folders) => `${describeEdge(folders)}: ${describeEdge(folders.edge)}`)
    .toSorted()
}
