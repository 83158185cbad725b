import { describe, expect, it } from 'vitest';
import { read } from '../testing/written-positions';

describe('layouts that are harder', () => {
  it('reads title, employer and place divided by commas alone', () => {
    const text = `EXPERIENCE

      Warehouse Supervisor, Brackwater Logistics, Hull, UK, 2018 - 2021
      - Planned the night shifts

      Forklift Operator, Oakline Depots Ltd, Leeds, UK, 2015 - 2018
      - Loaded lorries

      SKILLS

      Lifting, planning`;
    expect(read(text)).toEqual([
      'Warehouse Supervisor @ Brackwater Logistics, 2018 - 2021',
      'Forklift Operator @ Oakline Depots Ltd, 2015 - 2018',
    ]);
  });

  it('reads the labelled form of the European CV', () => {
    const text = `# Work experience
      Dates⇥March 2016 – June 2019
      Occupation or position held⇥Laboratory technician
      Main activities and responsibilities⇥Analysis of water samples
      Name and address of employer⇥Institut Valmora, Turin (Italy)
      Type of business or sector⇥Research

      Dates⇥January 2014 – February 2016
      Occupation or position held⇥Assistant technician
      Main activities and responsibilities⇥Preparation of samples
      Name and address of employer⇥Laboratori Serena S.r.l., Milan (Italy)
      Type of business or sector⇥Research`;
    expect(read(text)).toEqual([
      'Laboratory technician @ Institut Valmora, 2016-03 - 2019-06',
      'Assistant technician @ Laboratori Serena S.r.l., 2014-01 - 2016-02',
    ]);
  });

  it('keeps technologies and projects of a role in its description', () => {
    const text = `# Experience
      **Backend Developer** | Harbourline Systems⇥05/2019 – 12/2022
      **Project: Ferry tickets**
      Rebuilt the shop so that it no longer falls over on the first warm day of the year.
      Technologies: Go, PostgreSQL
      **Project: Timetables**
      Wrote the importer for the timetables of forty small companies around the lake.
      Technologies: Python
      **Web Developer** | Quillmark Ltd⇥01/2017 – 04/2019
      Made shops for small publishers and looked after their servers day and night.
      Technologies: PHP`;
    expect(read(text)).toEqual([
      'Backend Developer @ Harbourline Systems, 2019-05 - 2022-12',
      'Web Developer @ Quillmark Ltd, 2017-01 - 2019-04',
    ]);
  });

  it('reads dates that are below the title with the place', () => {
    const text = `# Experience
      **Nurse, Intensive Care**
      St. Alder Hospital
      06/2017 – 08/2021, Dublin, Ireland
      - Night shifts

      **Staff Nurse**
      Merrow Clinic
      02/2014 – 05/2017, Cork, Ireland
      - Ward rounds`;
    expect(read(text)).toEqual([
      'Nurse, Intensive Care @ St. Alder Hospital, 2017-06 - 2021-08',
      'Staff Nurse @ Merrow Clinic, 2014-02 - 2017-05',
    ]);
  });

  it('reads a list whose items are the entries', () => {
    const text = `# Berufserfahrung
      - 2018 – heute: Elektrikerin, Lichtblick Anlagenbau GmbH, Kassel
      - 2012 – 2018: Auszubildende, Stadtwerke Grünau, Kassel`;
    expect(read(text)).toEqual([
      'Elektrikerin @ Lichtblick Anlagenbau GmbH, 2018 - now',
      'Auszubildende @ Stadtwerke Grünau, 2012 - 2018',
    ]);
  });

  it('finds a work history without a heading', () => {
    const text = `**Mara Lindqvist**
      mara@lindqvist.example

      **Senior Engineer**⇥March 2020 – Present
      Harbourline Systems, Berlin, Germany
      - Built the ferry booking system

      **Data Analyst**⇥January 2016 – February 2020
      Quillmark Ltd, Leeds, United Kingdom
      - Wrote reports`;
    expect(read(text)).toEqual([
      'Senior Engineer @ Harbourline Systems, 2020-03 - now',
      'Data Analyst @ Quillmark Ltd, 2016-01 - 2020-02',
    ]);
  });

  it('reads an employer behind a small "at" in a style of its own', () => {
    const text = `# Experience
      **Senior Engineer** _at_ Harbourline Systems⇥2018 – 2021
      - Built the ferry booking system`;
    expect(read(text)).toEqual(['Senior Engineer @ Harbourline Systems, 2018 - 2021']);
  });

  it('reads the order of day and month from the document', () => {
    const text = `# Experience
      **Site Manager**, Brackwater Construction⇥06/01/2018 - 04/30/2021
      - Bridges
      **Foreman**, Granite & Sons⇥02/01/2015 - 05/01/2018
      - Roads`;
    expect(read(text)).toEqual([
      'Site Manager @ Brackwater Construction, 2018-06 - 2021-04',
      'Foreman @ Granite & Sons, 2015-02 - 2018-05',
    ]);
  });
});
