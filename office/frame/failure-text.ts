type Failed = { code: string; message?: string | undefined; retryAfterSeconds?: number | undefined }

const texts: Record<string, string> = {
  OFFLINE: 'Yhteyttä ei ole. Mitä kirjoitit, on tallessa: yritä uudelleen, kun yhteys on palannut.',
  TIMEOUT: 'Palvelin ei vastannut ajoissa. Yritä uudelleen.',
  FAILED: 'Palvelimelta tuli vastaus, jota ei voitu lukea. Yritä uudelleen.',
  ABORTED: 'Keskeytettiin.',
  LOGIN_NEEDED: 'Istunto on päättynyt, etkä kirjautunut uudelleen. Mitään ei muutettu.',
  PROOF_NEEDED: 'Vahvistusta ei annettu. Mitään ei muutettu.',
}

/** Why a call has no answer, for the person: the words of the server where it has given some. */
export function failureText({ code, message, retryAfterSeconds }: Failed): string {
  const text = texts[code] ?? message ?? 'Se ei onnistunut. Yritä uudelleen.'
  return retryAfterSeconds ? `${text} Odota ${retryAfterSeconds} s.` : text
}
