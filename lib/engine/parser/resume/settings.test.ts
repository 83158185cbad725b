import { describe, expect, it } from 'vitest';
import { covered } from './coverage';
import { describeSettings, readSettings } from './settings';

describe('the configuration string', () => {
  it('leaves everything as it is when there is none', () => {
    const settings = readSettings(undefined);
    expect(settings).toMatchObject({
      personalAttributes: true,
      addResumeLanguage: true,
      createBullets: false,
      ignored: [],
    });
    const resume = { training: { text: 'x' }, patents: 'y' };
    expect(covered(resume, settings)).toBe(resume);
  });

  it('is read whatever its case and spaces, and says what it made of it', () => {
    const settings = readSettings(
      ' coverage.training=FALSE;Coverage.PersonalInformation = no ;; OutputFormat.CreateBullets = Yes; Data.X = 1; Coverage.Training = perhaps',
    );
    expect(settings).toMatchObject({ training: false, personalAttributes: false, createBullets: true });
    const text = describeSettings(settings, 'nl', 'nl-BE');
    expect(text).toContain('Coverage.Training = false; ');
    expect(text).toContain('Culture = nl-BE');
    expect(text).toMatch(/Ignored = Data\.X, Coverage\.Training$/);
  });

  it('leaves out the members that are not wanted', () => {
    const settings = readSettings(
      'Coverage.MilitaryHistoryAndSecurityCredentials = False; Coverage.PatentsPublicationsAndSpeakingEvents = 0; Coverage.PersonalAttributes = false; Coverage.Training = false',
    );
    const resume = {
      objective: 'stays',
      personalAttributes: { gender: 'female' },
      militaryExperience: [],
      securityCredentials: [],
      patents: 'a',
      publications: 'b',
      speakingEngagements: 'c',
      training: { text: 'd' },
    };
    expect(covered(resume, settings)).toEqual({ objective: 'stays' });
    expect(resume.patents).toBe('a');
  });

  it('names the United Kingdom as asked, wherever it stands', () => {
    const settings = readSettings('Culture.CountryCodeForUnitedKingdomIsUK = True');
    const resume = {
      contactInformation: { location: { countryCode: 'GB', municipality: 'GB' } },
      references: [{ location: { countryCode: 'GB' } }, { location: { countryCode: 'FR' } }],
    };
    expect(covered(resume, settings)).toEqual({
      contactInformation: { location: { countryCode: 'UK', municipality: 'GB' } },
      references: [{ location: { countryCode: 'UK' } }, { location: { countryCode: 'FR' } }],
    });
  });
});
