import type { files as source } from '../en/files.ts'

/** Files that sellers upload. */
export const files = {
  FILE_UPLOADING: 'Przesyłanie {name}…',
  FILE_UPLOAD_TOO_LARGE: 'Ten plik ma ponad {size}\u00a0MB. Wybierz mniejszy albo zrób zdjęcie dokumentu.',
  FILE_UPLOAD_FORMAT: 'Nie możemy odczytać tego pliku. Wybierz JPEG, PNG, WebP lub PDF.',
  FILE_UPLOAD_DIMENSIONS: 'To zdjęcie jest za małe albo za duże. Zrób nowe.',
  FILE_UPLOAD_LOCKED: 'Ten PDF jest chroniony hasłem. Zapisz go bez hasła albo zrób zdjęcie dokumentu.',
  FILE_UPLOAD_ACTIVE: 'Ten PDF zawiera skrypty lub inne pliki. Lepiej zrób zdjęcie dokumentu.',
  FILE_UPLOAD_TOO_MANY: 'Możesz przesłać najwyżej {count} plików. Najpierw usuń jeden.',
  FILE_UPLOAD_BUSY: 'Teraz dociera zbyt wiele plików. Odczekaj chwilę i spróbuj ponownie.',
  FILE_UPLOAD_LOST: 'Plik nie dotarł. Sprawdź połączenie i spróbuj ponownie.',
  FILE_UPLOAD_CLOSED: 'Nie czekamy już na ten plik. Odśwież stronę, żeby zobaczyć aktualny stan.',
} satisfies Record<keyof typeof source, string>
