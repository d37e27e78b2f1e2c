BEGIN TRANSACTION;
CREATE TABLE chat (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	guest VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('oldtable',0,'guestBruno','Bruno',1,'Buona sera',1700000000500);
CREATE TABLE guests (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('guestAnna','Anna');
INSERT INTO "guests" VALUES('guestBruno','Bruno');
CREATE TABLE holders (
	guest VARCHAR(24) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	PRIMARY KEY (guest, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "holders" VALUES('guestAnna','oldtable');
INSERT INTO "holders" VALUES('guestBruno','oldtable');
CREATE TABLE keys (
	name VARCHAR(24) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookie','c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0');
CREATE TABLE log (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	value BIGINT NOT NULL, 
	who VARCHAR(24) NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('oldtable',0,'chosen',-1,0,'');
INSERT INTO "log" VALUES('oldtable',1,'sit',0,0,'guestAnna');
INSERT INTO "log" VALUES('oldtable',2,'sit',1,0,'guestBruno');
INSERT INTO "log" VALUES('oldtable',3,'stand',1,0,'');
INSERT INTO "log" VALUES('oldtable',4,'sit',1,0,'guestBruno');
INSERT INTO "log" VALUES('oldtable',5,'sit',2,0,'guestAnna');
INSERT INTO "log" VALUES('oldtable',6,'start',0,0,'');
INSERT INTO "log" VALUES('oldtable',7,'word',-1,47,'');
INSERT INTO "log" VALUES('oldtable',8,'word',-1,31,'');
INSERT INTO "log" VALUES('oldtable',9,'word',-1,7,'');
INSERT INTO "log" VALUES('oldtable',10,'word',-1,23,'');
INSERT INTO "log" VALUES('oldtable',11,'word',-1,55,'');
INSERT INTO "log" VALUES('oldtable',12,'word',-1,15,'');
INSERT INTO "log" VALUES('oldtable',13,'word',-1,39,'');
INSERT INTO "log" VALUES('oldtable',14,'bot',2,0,'');
INSERT INTO "log" VALUES('oldtable',15,'take',2,0,'');
INSERT INTO "log" VALUES('oldtable',16,'word',0,32,'');
INSERT INTO "log" VALUES('oldtable',17,'word',0,72,'');
INSERT INTO "log" VALUES('oldtable',18,'word',0,80,'');
INSERT INTO "log" VALUES('oldtable',19,'word',1,25,'');
INSERT INTO "log" VALUES('oldtable',20,'word',2,26,'');
INSERT INTO "log" VALUES('oldtable',21,'unsay',2,11,'');
INSERT INTO "log" VALUES('oldtable',22,'word',0,56,'');
INSERT INTO "log" VALUES('oldtable',23,'word',1,57,'');
INSERT INTO "log" VALUES('oldtable',24,'word',1,89,'');
INSERT INTO "log" VALUES('oldtable',25,'word',0,88,'');
INSERT INTO "log" VALUES('oldtable',26,'word',2,42,'');
INSERT INTO "log" VALUES('oldtable',27,'unsay',2,15,'');
INSERT INTO "log" VALUES('oldtable',28,'word',2,34,'');
INSERT INTO "log" VALUES('oldtable',29,'word',2,74,'');
INSERT INTO "log" VALUES('oldtable',30,'word',2,58,'');
INSERT INTO "log" VALUES('oldtable',31,'word',2,66,'');
INSERT INTO "log" VALUES('oldtable',32,'word',2,74,'');
INSERT INTO "log" VALUES('oldtable',33,'rewind',2,19,'');
INSERT INTO "log" VALUES('oldtable',34,'word',2,66,'');
INSERT INTO "log" VALUES('oldtable',35,'word',2,10,'');
INSERT INTO "log" VALUES('oldtable',36,'word',1,33,'');
INSERT INTO "log" VALUES('oldtable',37,'word',2,74,'');
INSERT INTO "log" VALUES('oldtable',38,'word',1,65,'');
INSERT INTO "log" VALUES('oldtable',39,'unsay',1,23,'');
INSERT INTO "log" VALUES('oldtable',40,'word',2,82,'');
INSERT INTO "log" VALUES('oldtable',41,'word',1,73,'');
INSERT INTO "log" VALUES('oldtable',42,'word',0,24,'');
INSERT INTO "log" VALUES('oldtable',43,'word',2,82,'');
INSERT INTO "log" VALUES('oldtable',44,'word',0,80,'');
INSERT INTO "log" VALUES('oldtable',45,'unsay',0,27,'');
INSERT INTO "log" VALUES('oldtable',46,'word',1,65,'');
INSERT INTO "log" VALUES('oldtable',47,'word',1,89,'');
INSERT INTO "log" VALUES('oldtable',48,'word',0,72,'');
INSERT INTO "log" VALUES('oldtable',49,'word',0,88,'');
INSERT INTO "log" VALUES('oldtable',50,'word',1,49,'');
INSERT INTO "log" VALUES('oldtable',51,'unsay',1,31,'');
INSERT INTO "log" VALUES('oldtable',52,'word',1,49,'');
INSERT INTO "log" VALUES('oldtable',53,'word',0,40,'');
INSERT INTO "log" VALUES('oldtable',54,'word',0,80,'');
INSERT INTO "log" VALUES('oldtable',55,'word',1,81,'');
INSERT INTO "log" VALUES('oldtable',56,'word',0,88,'');
INSERT INTO "log" VALUES('oldtable',57,'undo',0,35,'');
INSERT INTO "log" VALUES('oldtable',58,'word',1,65,'');
INSERT INTO "log" VALUES('oldtable',59,'word',1,89,'');
INSERT INTO "log" VALUES('oldtable',60,'word',0,64,'');
INSERT INTO "log" VALUES('oldtable',61,'word',0,88,'');
INSERT INTO "log" VALUES('oldtable',62,'word',1,1,'');
INSERT INTO "log" VALUES('oldtable',63,'unsay',1,39,'');
INSERT INTO "log" VALUES('oldtable',64,'word',1,1,'');
INSERT INTO "log" VALUES('oldtable',65,'word',1,81,'');
INSERT INTO "log" VALUES('oldtable',66,'word',0,8,'');
INSERT INTO "log" VALUES('oldtable',67,'word',0,64,'');
INSERT INTO "log" VALUES('oldtable',68,'word',1,73,'');
INSERT INTO "log" VALUES('oldtable',69,'rewind',1,43,'');
INSERT INTO "log" VALUES('oldtable',70,'word',1,89,'');
INSERT INTO "log" VALUES('oldtable',71,'word',0,344,'');
INSERT INTO "log" VALUES('oldtable',72,'word',0,16,'');
INSERT INTO "log" VALUES('oldtable',73,'word',-1,47,'');
INSERT INTO "log" VALUES('oldtable',74,'word',0,224,'');
INSERT INTO "log" VALUES('oldtable',75,'word',0,16,'');
INSERT INTO "log" VALUES('oldtable',76,'word',-1,31,'');
INSERT INTO "log" VALUES('oldtable',77,'rewind',0,48,'');
INSERT INTO "log" VALUES('oldtable',78,'word',0,8,'');
INSERT INTO "log" VALUES('oldtable',79,'word',-1,31,'');
INSERT INTO "log" VALUES('oldtable',80,'word',1,33,'');
INSERT INTO "log" VALUES('oldtable',81,'word',1,17,'');
INSERT INTO "log" VALUES('oldtable',82,'word',-1,7,'');
INSERT INTO "log" VALUES('oldtable',83,'word',-1,39,'');
INSERT INTO "log" VALUES('oldtable',84,'word',1,417,'');
INSERT INTO "log" VALUES('oldtable',85,'word',1,473,'');
INSERT INTO "log" VALUES('oldtable',86,'word',-1,23,'');
INSERT INTO "log" VALUES('oldtable',87,'rewind',1,55,'');
INSERT INTO "log" VALUES('oldtable',88,'word',1,473,'');
INSERT INTO "log" VALUES('oldtable',89,'word',-1,23,'');
INSERT INTO "log" VALUES('oldtable',90,'word',2,66,'');
INSERT INTO "log" VALUES('oldtable',91,'word',2,10,'');
INSERT INTO "log" VALUES('oldtable',92,'word',0,0,'');
INSERT INTO "log" VALUES('oldtable',93,'word',-1,55,'');
INSERT INTO "log" VALUES('oldtable',94,'word',0,296,'');
INSERT INTO "log" VALUES('oldtable',95,'undo',0,61,'');
INSERT INTO "log" VALUES('oldtable',96,'resign',2,0,'');
INSERT INTO "log" VALUES('oldtable',97,'word',0,312,'');
INSERT INTO "log" VALUES('oldtable',98,'word',0,280,'');
INSERT INTO "log" VALUES('oldtable',99,'word',0,0,'');
INSERT INTO "log" VALUES('oldtable',100,'word',1,1,'');
INSERT INTO "log" VALUES('oldtable',101,'word',-1,15,'');
INSERT INTO "log" VALUES('oldtable',102,'over',-1,0,'');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	version INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	choices TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	host VARCHAR(24) NOT NULL, 
	listed INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	rematch VARCHAR(24), 
	status VARCHAR(8) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('oldtable','doge',1,3,'{"last_year":"1"}','5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e','guestAnna',1,1700000000000,NULL,'over');
CREATE INDEX tables_by_status ON tables (status, created);
COMMIT;
