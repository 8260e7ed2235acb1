const BYTES_PER_KILOBYTE = 1024

const FORMAT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** The size of a file: 84 kB, 1.4 MB. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / BYTES_PER_KILOBYTE
  // Nobody thinks of a file as empty: the smallest has one kilobyte.
  if (kilobytes < BYTES_PER_KILOBYTE) return `${FORMAT.format(Math.max(1, Math.round(kilobytes)))} kB`
  return `${FORMAT.format(kilobytes / BYTES_PER_KILOBYTE)} MB`
}
