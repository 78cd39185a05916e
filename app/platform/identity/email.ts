/** One account per address: mail systems tell letter case apart in theory only. */
export const normalisedEmail = (email: string) => email.trim().toLowerCase();
