/** What each mail is filled with; its words are in texts/it/mail.json under `<template>.subject` and `.body`. */
export interface MailParams {
  "confirm-email": { businessName: string; link: string };
  "already-registered": { signInLink: string; recoveryLink: string };
  "password-reset": { link: string };
  "verification-check-failed": { businessName: string; year: string; count: string; link: string };
  "verification-refused": { businessName: string; year: string; body: string; link: string };
  "verification-issued": {
    businessName: string;
    year: string;
    body: string;
    level: string;
    card: string;
    expires: string;
    link: string;
  };
  "verification-lapsed": { businessName: string; year: string; opened: string; link: string };
  "enablement-lost": { businessName: string; link: string };
  "verifier-assigned": {
    businessName: string;
    year: string;
    level: string;
    opened: string;
    until: string;
    link: string;
  };
}

export type MailTemplate = keyof MailParams;
