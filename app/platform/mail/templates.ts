/**
 * What each mail is filled with; its words are in texts/it/mail.json under `<template>.subject` and `.body`. A link that
 * begins with "/" leads into the platform, wherever that is when the mail leaves.
 */
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
  "verification-lapsed": OfVerification;
  "verification-withdrawn": OfVerification;
  "verification-comments": {
    businessName: string;
    year: string;
    body: string;
    comments: string;
    link: string;
  };
  "enablement-lost": { businessName: string; link: string };
  "verifier-assigned": {
    businessName: string;
    year: string;
    level: string;
    opened: string;
    until: string;
    link: string;
  };
  "verifier-replaced": OfVerification;
  "verifier-check-failed": OfVerification;
  "verifier-refused": OfVerification;
  "verifier-withdrawn": OfVerification;
  "verifier-lapsed": OfVerification;
  "verifier-enablement-lost": OfVerification;
  "verifier-issued": OfVerification;
}

interface OfVerification {
  businessName: string;
  year: string;
  opened: string;
  link: string;
}

export type MailTemplate = keyof MailParams;
