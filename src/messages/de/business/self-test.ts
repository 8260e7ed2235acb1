import type { selfTest as familiar } from '../self-test.ts'

/** The self-test of a device, to a business. */
export const selfTest = {
  SCREEN_SELF_TEST_LEAD:
    'Ihr Browser testet das Gerät Schritt für Schritt. Nur die Ergebnisse verlassen es, nie ein Bild oder eine Aufnahme.',
  SELF_TEST_ABOUT: 'Das dauert etwa {seconds} Sekunden. Sie können jeden Schritt überspringen.',
  SELF_TEST_NO_SCRIPT:
    'Der Test braucht JavaScript. Die Fragen zum Gerät können Sie auch ohne ihn beantworten.',
  SELF_TEST_REFUSED:
    'Der Browser hat keine Erlaubnis, deshalb bleibt das ungetestet. Erlauben Sie es und versuchen Sie es noch einmal, oder machen Sie weiter.',
  SELF_TEST_TOUCH_TEXT:
    'Ein Raster füllt den Bildschirm. Wischen Sie mit dem Finger darüber, bis kein Feld mehr übrig ist.',
  SELF_TEST_SCREEN_TEXT:
    'Stellen Sie die Helligkeit hoch. Fünf Farben füllen den Bildschirm, und jede bleibt, bis Sie tippen.',
  SELF_TEST_SCREEN_QUESTION: 'Was haben Sie gesehen?',
  SELF_TEST_SOUND_TEXT:
    'Stellen Sie die Lautstärke hoch und ziehen Sie Kopfhörer ab. Der Lautsprecher spielt einen kurzen Ton, das Mikrofon hört zu, und nichts wird aufgenommen.',
  SELF_TEST_SOUND_UNHEARD:
    'Das Mikrofon hat den Ton nicht gehört. Stellen Sie die Lautstärke ganz hoch und versuchen Sie es noch einmal.',
  SELF_TEST_CAMERA_TEXT: 'Richten Sie die Kamera auf etwas Helles. Das Bild bleibt auf dem Gerät.',
  SELF_TEST_CAMERA_BLACK: 'Das Bild ist schwarz. Decken Sie die Kamera auf und versuchen Sie es noch einmal.',
  SELF_TEST_CAMERA_FROZEN: 'Das Bild steht still. Versuchen Sie es noch einmal.',
  SELF_TEST_MOTION_TEXT: 'Kippen Sie das Gerät zu jeder Seite und drehen Sie es einmal um.',
  SELF_TEST_MOTION_WAIT: 'Bewegen Sie es weiter …',
  SELF_TEST_CHARGING_TEXT: 'Schließen Sie das Ladegerät an. Der Browser merkt es von selbst.',
  SELF_TEST_BUTTONS_TEXT: 'Drücken Sie Lauter, Leiser und die Ein-Aus-Taste. Reagiert jede?',
  SELF_TEST_KEYBOARD_TEXT:
    'Wählen Sie das Feld aus und drücken Sie jede Taste darin. Mit Tab verlassen Sie es.',
  SELF_TEST_CONTROLLER_TEXT:
    'Verbinden Sie den Controller per Kabel oder Bluetooth und drücken Sie eine Taste.',
  SELF_TEST_CONTROLLER_PRESS: 'Drücken Sie jede Taste und drehen Sie die Sticks ganz herum.',
  SELF_TEST_CONTROLLER_REST:
    'Lassen Sie die Sticks los. Wir schauen zwei Sekunden lang, ob sie still stehen.',
  SELF_TEST_DONE: 'Ihre Ergebnisse',
  SELF_TEST_DONE_TEXT: 'Wir füllen die passenden Antworten aus. Was Sie selbst beantwortet haben, bleibt.',
  SELF_TEST_SENT: 'Ihre Ergebnisse sind jetzt auf dem anderen Bildschirm. Sie können diese Seite schließen.',
  SELF_TEST_LOST:
    'Die Ergebnisse sind nicht angekommen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  SELF_TEST_CODE_OVER:
    'Dieser Code wurde schon benutzt oder ist abgelaufen. Zeigen Sie auf dem anderen Bildschirm einen neuen an.',
  SELF_TEST_WHY:
    'Ihr Browser testet, was er kann, und füllt die passenden Antworten aus. Nur die Ergebnisse verlassen das Gerät.',
  SELF_TEST_SCAN:
    'Scannen Sie den Code mit dem Gerät, das Sie verkaufen. Er gilt einmal und {minutes} Minuten lang.',
  SELF_TEST_OPENED: 'Der Test läuft auf dem anderen Gerät. Lassen Sie diese Seite offen.',
  SELF_TEST_CODE_FAILED: 'Gerade gibt es keinen Code. Versuchen Sie es gleich noch einmal.',
  SELF_TEST_DIFFERS: 'Der Test sagt etwas anderes. Sie entscheiden.',
  SELF_TEST_SAID: 'Ihre Antwort: {answer}',
} satisfies Partial<Record<keyof typeof familiar, string>>
