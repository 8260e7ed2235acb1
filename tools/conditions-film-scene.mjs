// The scene of the conditions film, which make-conditions-film.mjs plays in a browser page.
// The function is sent to the page as text, so it must not refer to anything outside itself.

/** Shows the scene at the given number of seconds after its start. */
export function showScene(seconds) {
  const STAGE_SECONDS = 2.4
  const IMPACTS = { dent: 7.3, fall: 10.1 }
  const part = (name) => document.getElementById(name)
  const set = (name, attributes) => {
    for (const [key, value] of Object.entries(attributes)) part(name).setAttribute(key, String(value))
  }
  /** The progress of a movement from 0 to 1, eased at both ends. */
  const easeBetween = (from, to) => {
    const share = Math.min(1, Math.max(0, (seconds - from) / (to - from)))
    return share * share * (3 - 2 * share)
  }
  const show = (name, opacity) => set(name, { opacity })
  const isPast = (moment) => (seconds >= moment ? 1 : 0)
  /** A short tremble after an impact. */
  const tremble = (moment, size) => {
    const age = seconds - moment
    return age < 0 || age > 0.5 ? 0 : size * Math.sin(age * 50) * (1 - age / 0.5)
  }
  /** Lines that fly off at an impact. */
  const spark = (name, moment) => {
    const age = (seconds - moment) / 0.35
    set(name, {
      opacity: age < 0 || age > 1 ? 0 : 1 - age,
      'stroke-dasharray': '4 20',
      'stroke-dashoffset': -8 * Math.max(0, age),
    })
  }

  function unpack() {
    const film = easeBetween(1.9, 2.7)
    set('film', { opacity: 1 - film, transform: `translate(${34 * film} ${-30 * film})` })
    const box = easeBetween(2.1, 2.8)
    set('box', { opacity: 1 - box, transform: `translate(${-50 * box} 0)` })
  }

  function shine() {
    const first = easeBetween(0.4, 1.5)
    const second = easeBetween(3, 4.3)
    const progress = seconds < STAGE_SECONDS ? first : second
    set('shine', {
      transform: `translate(${-20 + 170 * progress} 0)`,
      opacity: progress > 0 && progress < 1 ? 0.4 : 0,
    })
  }

  function wear() {
    const isDented = isPast(IMPACTS.dent)
    const isBroken = isPast(IMPACTS.fall)
    show('whole', 1 - isDented)
    show('dented', isDented - isBroken)
    show('broken', isBroken)
    set('scratches', { opacity: 1 - isDented, 'stroke-dashoffset': 100 - 100 * easeBetween(4.9, 5.5) })
    set('cracks', { 'stroke-dashoffset': 100 - 100 * easeBetween(IMPACTS.fall, IMPACTS.fall + 0.7) })
    const lift = easeBetween(9.5, 9.85) - isPast(IMPACTS.fall)
    const fall = seconds < IMPACTS.fall ? ((seconds - 9.85) / 0.25) ** 2 : 0
    const height = lift > 0 ? -16 * (seconds < 9.85 ? lift : 1 - Math.min(1, fall)) : 0
    set('phone', {
      transform: `translate(${tremble(IMPACTS.dent, 0.7)} ${height + tremble(IMPACTS.fall, 1)})`,
    })
    set('shadow', { transform: `translate(${-height / 3} ${-height / 6})`, opacity: 0.16 + height / 160 })
    spark('dent-spark', IMPACTS.dent)
    spark('fall-spark', IMPACTS.fall)
  }

  /** A fingertip glides over fine marks and catches on deep ones. */
  function feel() {
    const isRough = seconds > 7
    const start = isRough ? 7.9 : 5.6
    const come = easeBetween(start - 0.2, start + 0.1)
    const leave = easeBetween(start + 1.25, start + 1.5)
    const smooth = easeBetween(start, start + 1.3)
    // It stops twice, once at each deep mark.
    const stops = easeBetween(start, start + 0.3) * 0.3 + easeBetween(start + 0.55, start + 0.75) * 0.32
    const progress = isRough ? stops + easeBetween(start + 1, start + 1.25) * 0.38 : smooth
    const jolt = isRough ? tremble(start + 0.28, 1.1) + tremble(start + 0.73, 1.1) : 0
    set('finger', {
      opacity: come - leave,
      transform: `translate(${121 - 38 * progress + 6 * (1 - come + leave)} ${54 + 10 * progress + jolt + 8 * (1 - come + leave)})`,
    })
  }

  function count() {
    const stage = Math.min(4, Math.floor((seconds + 0.01) / STAGE_SECONDS))
    for (const index of [0, 1, 2, 3, 4])
      set(`dot-${index}`, { r: index === stage ? 2 : 1.3, class: index === stage ? 'now' : 'later' })
  }

  for (const act of [unpack, shine, wear, feel, count]) act()
}
